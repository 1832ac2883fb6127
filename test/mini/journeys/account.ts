import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@core/domain'
import { wordsOf } from '../../e2e/texts'
import type { Journey } from './journey'
import { PASSWORD } from './stage'

/** Registers by the screens: the security check, the code from the demo's inbox, and back with a session. */
export const registration: Journey = {
  name: 'register',
  guest: true,
  walk: async ({ say, tap, fill, see, stored }) => {
    await tap({ role: 'button', name: say('common.login') })
    await tap({ role: 'button', name: say('session.create') })
    await fill(say('session.emailLabel'), `mini-${randomBytes(6).toString('hex')}@example.com`)
    await tap({ role: 'button', name: say('session.sendCode') })
    await tap({ role: 'button', name: say('session.fillIn') })
    await fill(say('session.newPassword'), PASSWORD)
    await fill(say('session.confirmPassword'), PASSWORD)
    const agreement = say('session.agreement')
    await tap({ role: 'checkbox', name: say('session.accept', { agreement }) })
    await tap({ role: 'button', name: say('session.register') })
    await see({ text: say('session.registered') })
    expect(await stored('token')).toMatch(/^\S{20,}$/)
  },
}

/** Chinese and Japanese at once, without a restart, and kept on the device. */
export const languages: Journey = {
  name: 'language',
  guest: true,
  walk: async ({ tap, see, open, stored }) => {
    await open('/pages/me/lang')
    for (const { code, name } of LANGUAGES.filter(({ code }) => code !== 'en_US')) {
      await tap({ role: 'radio', name })
      await see({ text: wordsOf(code)('common.language') })
      expect(await stored('lang')).toBe(code)
    }
  },
}

/** A line is chosen by hand; when it dies another one takes over, with a word. */
export const lines: Journey = {
  name: 'line',
  guest: true,
  walk: async ({ say, tap, see, open, stored }, stage) => {
    await open('/pages/me/changeDomain')
    await tap({ role: 'radio', name: new RegExp(`^${say('lines.name', { line: '2' })}.*\\d`) })
    await see({ text: say('lines.changed', { line: '2' }) })
    await see({ text: say('lines.live') })
    expect(await stored('line')).toBe(1)
    stage.lines[1].mode = 'dead'
    await see({ text: say.pattern('common.lineChanged', { from: '2' }) })
    stage.lines[1].mode = 'open'
    expect(await stored('line')).not.toBe(1)
  },
}
