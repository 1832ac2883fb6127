import { Markdown } from '@/components'
import { declineUpdate } from '@/features/update/checkUpdate'
import { UpdateNotice } from '@/features/update/UpdateNotice'
import { preferences, setPrefs } from '@/stores/preferences'
import { updates } from '@/stores/update'
import { all, cleanUp, has, mount, pageText, textOf } from './helpers'

afterEach(() => {
  cleanUp()
  updates.setState({ update: null, ready: false })
  setPrefs({ declinedVersion: '' })
})

describe('a text', () => {
  it('opens the links that it may have, and has no others', async () => {
    const opened: string[] = []
    const source = '[in](/pages/me/help) [out](https://example.com) [bad](javascript:alert) <b>x</b>'
    const { act } = await mount(<Markdown source={source} onLink={(href) => opened.push(href)} />)
    const links = all('.markdown__link')
    expect(links.map((link) => link.textContent)).toEqual(['in', 'out'])
    act(() => links.forEach((link) => link.click()))
    expect(opened).toEqual(['/pages/me/help', 'https://example.com'])
    expect(pageText()).toBe('in out bad <b>x</b>')
    expect(has('b')).toBe(false)
  })

  it('has plain words instead of links where none can be opened', async () => {
    await mount(<Markdown source="[in](/pages/me/help)" />)
    expect([pageText(), has('.tap')]).toEqual(['in', false])
  })

  it('has tables with their cells', async () => {
    await mount(<Markdown source={'| A | B |\n| --- | --- |\n| 1 | 2 |'} />)
    expect(all('.markdown__cell').map((cell) => cell.textContent)).toEqual(['A', 'B', '1', '2'])
  })
})

describe('a new version', () => {
  const update = { version: '9.0.0', notes: '- much' }

  it('that is forced takes the whole screen, without a way round', async () => {
    updates.setState({ update: { ...update, forced: true } })
    await mount(<UpdateNotice />)
    expect(textOf('.update__version')).toBe('Version 9.0.0')
    expect(pageText()).toContain('much')
    expect(all('.update .button')).toHaveLength(1)
    declineUpdate()
    expect(updates.getState().update).not.toBeNull()
  })

  it('that is loaded and waits is offered where nothing is interrupted, and put off until the next start', async () => {
    updates.setState({ update: null, ready: true })
    await mount(<UpdateNotice />)
    expect(pageText()).not.toContain('A new version is ready')
    cleanUp()
    const { act } = await mount(<UpdateNotice calm />)
    expect(pageText()).toContain('A new version is ready')
    act(() => all('.button--secondary')[0]?.click())
    expect(updates.getState().ready).toBe(false)
  })

  it('that is optional is put off until the next one', async () => {
    updates.setState({ update: { ...update, forced: false } })
    const { act } = await mount(<UpdateNotice />)
    expect(has('.update')).toBe(false)
    expect(pageText()).toContain('A new version is here')
    act(() => all('.button--secondary')[0]?.click())
    expect(updates.getState().update).toBeNull()
    expect(preferences.getState().prefs.declinedVersion).toBe('9.0.0')
  })
})
