import { useState } from 'react'
import { PickSheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/settings'
import { setPrefs } from '@/stores/preferences'
import { useFiatCurrency, useFiatRates } from '@/stores/fiat'
import { SettingRow } from './SettingRow'

/** The currency beside USDT: one of those for which the server has a dated rate. */
export const FiatRow = () => {
  const { t } = useText()
  const rates = useFiatRates()
  const chosen = useFiatCurrency()
  const [open, setOpen] = useState(false)
  const rate = rates.find(({ currency }) => currency === chosen)
  const note = rate ? chosen : t('settings.fiatNone', { currency: chosen })
  return (
    <>
      <SettingRow
        icon="assets"
        text={t('settings.fiat')}
        note={note.trim()}
        testId="setting-fiat"
        onClick={() => setOpen(true)}
      />
      <PickSheet
        open={open}
        title={t('settings.fiat')}
        options={rates.map(({ currency, rate: units, date }) => ({
          value: currency,
          text: currency,
          note: t('settings.fiatRate', { rate: units, currency, date }),
        }))}
        value={chosen}
        onPick={(fiat) => setPrefs({ fiat })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
