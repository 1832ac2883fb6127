import { inviteLink, inviteOfQuery, inviteRoute, isInviteCode, readInvite } from '@core/domain'

describe('an invitation', () => {
  it('leads to registration with its code, in the app and in browsers', () => {
    expect(inviteRoute('LM7Q2K')).toBe('/pages/reg?code=LM7Q2K')
    expect(inviteLink('https://app.example', 'LM7Q2K')).toBe('https://app.example/#/pages/reg?code=LM7Q2K')
    expect(inviteLink('https://app.example/', 'LM7Q2K')).toBe('https://app.example/#/pages/reg?code=LM7Q2K')
    expect(inviteLink('', 'LM7Q2K')).toBe('/#/pages/reg?code=LM7Q2K')
  })

  it.each([
    ['https://app.example/#/pages/reg?code=LM7Q2K'],
    ['http://127.0.0.1:8080/#/pages/reg?code=lm7q2k'],
    ['https://app.example/#/pages/reg?lang=ja_JP&code=LM7Q2K&x=1'],
    ['https%3A%2F%2Fapp.example%2F%23%2Fpages%2Freg%3Fcode%3DLM7Q2K'],
    ['https%253A%252F%252Fapp.example%252F%2523%252Fpages%252Freg%253Fcode%253DLM7Q2K'],
    ['pages/reg?code=LM7Q2K'],
    ['/pages/reg?code=LM7Q2K'],
    ['code=LM7Q2K'],
    ['code%3DLM7Q2K'],
    [' lm7q2k '],
  ])('is read from %s', (text) => expect(readInvite(text)).toBe('LM7Q2K'))

  it.each([
    ['https://app.example/#/pages/home/index?code=LM7Q2K'],
    ['https://app.example/?code=LM7Q2K'],
    ['https://app.example/#/pages/reg?code='],
    ['https://app.example/#/pages/reg?code=<script>'],
    ['https://app.example/#/pages/registry?code=LM7Q2K'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['%E0%A4%A'],
    ['A1B2C3D4E5F6G7H8I'],
    [''],
  ])('is not in %p', (text) => expect(readInvite(text)).toBeNull())

  it('has a code of 1 to 16 letters and digits', () => {
    expect(['', 'A', 'A'.repeat(16), 'A'.repeat(17), 'AB-12'].map(isInviteCode)).toEqual([
      ...[false, true, true, false, false],
    ])
  })

  it('comes by link, by scene, or by a scanned link; the first that holds a code counts', () => {
    expect(inviteOfQuery({ code: 'LM7Q2K' })).toBe('LM7Q2K')
    expect(inviteOfQuery({ scene: 'code%3DLM7Q2K' })).toBe('LM7Q2K')
    expect(inviteOfQuery({ q: encodeURIComponent('https://app.example/#/pages/reg?code=LM7Q2K') })).toBe(
      'LM7Q2K',
    )
    expect(inviteOfQuery({ qrCode: 'https://app.example/#/pages/reg?code=LM7Q2K' })).toBe('LM7Q2K')
    expect(inviteOfQuery({ code: '??', scene: 'AB12CD' })).toBe('AB12CD')
    expect(inviteOfQuery({ scene: 1047 })).toBeNull()
    expect(inviteOfQuery({})).toBeNull()
  })
})
