import { ConfigError } from '../config'
import type { Context } from '../context'
import type { Tx } from '../store/db'
import { lockStart } from '../store/migrate'
import { optionRewardShare } from '../team/rates'
import { optionSettings, settingsProblem, type AreaSetting, type OptionSettings } from './settings'

const PUT_AREA = `
insert into option_areas
  (id, kind, trade_id, min_stake, max_stake, account_types, exposure_limit, position, enabled)
values ($1, $2, $3, $4, $5, $6, $7, $8, true)
on conflict (id) do update
set kind = $2, trade_id = $3, min_stake = $4, max_stake = $5, account_types = $6, exposure_limit = $7,
    position = $8, enabled = true`

const CLOSE_OTHERS = 'update option_areas set enabled = false where id <> all($1::int[])'

const DROP_DURATIONS = 'delete from option_durations where area_id = $1'

const PUT_DURATIONS = `
insert into option_durations (area_id, seconds, payout_rate)
select $1, d.seconds, d.rate from unnest($2::int[], $3::numeric[]) d(seconds, rate)`

const putArea = async (t: Tx, area: AreaSetting, position: number): Promise<void> => {
  await t.query('option.area.put', PUT_AREA, [
    area.id,
    area.kind,
    area.tradeId,
    area.minStake,
    area.maxStake,
    area.accountTypes,
    area.exposureLimit,
    position,
  ])
  await t.query('option.area.clear', DROP_DURATIONS, [area.id])
  await t.query('option.area.durations', PUT_DURATIONS, [
    area.id,
    area.durations.map((d) => d.seconds),
    area.durations.map((d) => d.payoutRate),
  ])
}

/**
 * Writes the areas of the settings to the database; areas that are no longer listed take no more orders.
 * Running orders keep the terms they were accepted on.
 * @throws ConfigError on settings in which a player wins on average, or which make no sense
 */
export const seedOptions = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  settings: OptionSettings = optionSettings(config),
): Promise<void> => {
  const problem = settingsProblem(settings, config.profile === 'production', [optionRewardShare(config.team)])
  if (problem) throw new ConfigError(problem)
  await db.tx(async (t) => {
    await lockStart(t)
    await t.query('option.area.close', CLOSE_OTHERS, [settings.areas.map((a) => a.id)])
    for (const [position, area] of settings.areas.entries()) await putArea(t, area, position)
  })
}
