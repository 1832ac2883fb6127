import { isVersion } from '@core/domain'
import { ConfigError } from '../../config'
import type { AppVersionRow } from '../../store/tables/content'
import { act, type Command } from '../command'
import { readByLanguage } from './contentFiles'

const LIST = 'select * from app_versions order by released_at desc'

const list: Command = {
  args: '',
  help: 'released versions of the app, the latest first',
  run: async ({ db, print }) => {
    const rows = await db.query<AppVersionRow>('ops.versions', LIST)
    for (const { version, forced, released_at } of rows)
      print(`${version}  ${forced ? 'forced' : 'optional'}  ${new Date(Number(released_at)).toISOString()}`)
    if (rows.length === 0) print('None.')
    return true
  },
}

const PUT = `
insert into app_versions (version, forced, notes, released_at) values ($1, $2, $3, $4)
on conflict (version) do update set forced = excluded.forced, notes = excluded.notes`

const release: Command = {
  args: '<version> <optional|forced> <folder>',
  help: 'announce a version of the app with what is new, from en_US.md, zh_CN.md and ja_JP.md; forced: older ones stop',
  acts: true,
  run: async (operator, [version = '', how = '', folder = '']) => {
    if (!isVersion(version)) throw new ConfigError('the version must be three numbers: 1.2.0')
    if (how !== 'optional' && how !== 'forced') throw new ConfigError('say optional or forced')
    const notes = Object.fromEntries(readByLanguage(folder).map(([lang, text]) => [lang, text.trim()]))
    await act(operator, async (t) => {
      const params = [version, how === 'forced', JSON.stringify(notes), operator.clock.now()]
      await t.query('ops.versionPut', PUT, params)
      return { action: { action: 'version.release', details: { version, how } }, result: null }
    })
    operator.print(`Version ${version} is announced (${how}).`)
    return true
  },
}

const withdraw: Command = {
  args: '<version>',
  help: 'take the announcement of a version back',
  acts: true,
  run: async (operator, [version = '']) => {
    await act(operator, async (t) => {
      const gone = await t.query(
        'ops.versionDrop',
        'delete from app_versions where version = $1 returning version',
        [version],
      )
      if (gone.length === 0) throw new ConfigError(`version "${version}" is not announced`)
      return { action: { action: 'version.withdraw', details: { version } }, result: null }
    })
    operator.print(`Version ${version} is no longer announced.`)
    return true
  },
}

export const versionCommands: Readonly<Record<string, Command>> = {
  version: list,
  'version-release': release,
  'version-withdraw': withdraw,
}
