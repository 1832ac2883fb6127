import { loadSecrets } from '@server/config'
import { seal, unseal } from '@server/services/seal'

const OLD = { dataKey: 'an-old-data-key-of-32-characters' }
const NEW = { dataKey: `the-new-data-key-of-32-characters, ${OLD.dataKey}` }
const TEXT = '身份 4111111111111111'

describe('sealing', () => {
  it('gives back what was sealed, never the same text twice', () => {
    const [one, two] = [seal(OLD, 'a/1', TEXT), seal(OLD, 'a/1', TEXT)]
    expect(one).not.toBe(two)
    expect([unseal(OLD, 'a/1', one), unseal(OLD, 'a/1', two)]).toEqual([TEXT, TEXT])
    expect(unseal(OLD, 'a/1', seal(OLD, 'a/1', ''))).toBe('')
  })

  it('opens only in its place, with its key, untouched', () => {
    const sealed = seal(OLD, 'a/1', TEXT)
    const [id, nonce, body = '', tag] = sealed.split('.')
    const changed = [id, nonce, `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`, tag].join('.')
    expect(() => unseal(OLD, 'a/2', sealed)).toThrow()
    expect(() => unseal({ dataKey: 'another-data-key-of-32-characters' }, 'a/1', sealed)).toThrow(/DATA_KEY/)
    expect(() => unseal(OLD, 'a/1', changed)).toThrow()
    expect(() => unseal(OLD, 'a/1', [id, nonce, body, tag?.slice(0, 8)].join('.'))).toThrow()
    expect(() => unseal(OLD, 'a/1', TEXT)).toThrow()
  })

  it('lets keys be replaced: new texts take the new one, old texts still open', () => {
    const before = seal(OLD, 'a/1', TEXT)
    const after = seal(NEW, 'a/1', TEXT)
    expect([unseal(NEW, 'a/1', before), unseal(NEW, 'a/1', after)]).toEqual([TEXT, TEXT])
    expect(() => unseal(OLD, 'a/1', after)).toThrow(/DATA_KEY/)
  })
})

describe('DATA_KEY in production', () => {
  const env = {
    PASSWORD_PEPPER: 'pepper-0123456789-abcdefghij-klmno',
    CAPTCHA_KEY: 'captcha-0123456789-abcdefghij-klmno',
    TOKEN_KEY: 'token-0123456789-abcdefghij-klmno',
    DATA_KEY: 'data-0123456789-abcdefghij-klmnop',
    RECEIPT_KEY: 'receipt-0123456789-abcdefghij-klm',
  }
  const load = (DATA_KEY: string) =>
    loadSecrets({ profile: 'production', dataDir: '/nonexistent' }, { ...env, DATA_KEY })

  it.each([
    ['missing', ''],
    ['of 31 characters', env.DATA_KEY.slice(0, 31)],
    ['followed by a short old one', `${env.DATA_KEY},short`],
    ['ended by a comma', `${env.DATA_KEY},`],
    ['another secret as well', env.TOKEN_KEY],
    ['twice the same', `${env.DATA_KEY},${env.DATA_KEY}`],
  ])('is refused when %s', (_, key) => {
    expect(() => load(key)).toThrow(/production/)
  })

  it('is taken with 32 characters, and with the ones it replaced', () => {
    expect(load(env.DATA_KEY.slice(0, 32)).dataKey).toHaveLength(32)
    expect(load(NEW.dataKey).dataKey).toBe(NEW.dataKey)
  })
})
