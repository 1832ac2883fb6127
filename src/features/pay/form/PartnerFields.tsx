import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { MAX_PARTNER_ACCOUNT } from '@core/domain'
import { Empty, Field, FieldError, Icon, PickSheet } from '@/components'
import { IdentityNote } from '@/features/identityGate'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { Tappable } from '@/platform/tap'
import type { Pay } from './usePay'
import './pay.scss'

/** Which partner, and which account there. */
export const PartnerFields = ({ pay }: { readonly pay: Pay }) => {
  const { t, problem } = useText()
  const { state, form, desk } = pay
  if (!desk) return null
  if (desk.partners.length === 0) {
    return <Empty icon="team" title={t('pay.noPartners')} text={t('pay.noPartnersText')} />
  }
  const { account } = form.errors
  return (
    <>
      {desk.identityNeeded && <IdentityNote action="partner" />}
      <PartnerPick pay={pay} />
      <Field
        label={t('pay.partnerAccount')}
        showLabel
        placeholder={t('pay.partnerAccountPlaceholder')}
        autoComplete="off"
        maxLength={MAX_PARTNER_ACCOUNT}
        value={state.account}
        error={account && problem(account)}
        onChange={(text) => form.change({ account: text })}
        onBlur={() => state.account && form.leave('account')}
      />
    </>
  )
}

const PartnerPick = ({ pay: { desk, facts, form, state } }: { readonly pay: Pay }) => {
  const { t, problem } = useText()
  const [open, setOpen] = useState(false)
  const { partner: wrong } = form.errors
  return (
    <View>
      <View className="transfer__label">{t('pay.partner')}</View>
      <Tappable className="transfer__pick" testId="partner" onClick={() => setOpen(true)}>
        <Text className={`grow${facts.partner ? '' : ' text-3'}`}>
          {facts.partner?.name ?? t('pay.choosePartner')}
        </Text>
        <Icon name="chevron" size={16} className="text-3" />
      </Tappable>
      {wrong && <FieldError text={problem(wrong)} />}
      <PickSheet
        open={open}
        title={t('pay.choosePartner')}
        options={(desk?.partners ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        value={state.partnerId}
        onPick={(partnerId) => form.change({ partnerId })}
        onClose={() => setOpen(false)}
      />
    </View>
  )
}
