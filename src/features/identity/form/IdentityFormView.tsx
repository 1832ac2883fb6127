import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { MAX_PICTURE_MB, regionByCode, REGIONS } from '@core/domain'
import { IDENTITY_DOCUMENTS } from '@core/domain/identity'
import { Button, Chips, Field, Icon } from '@/components'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { RegionSheet } from '@/features/session/parts/RegionSheet'
import { useText } from '@/i18n'
import '@/i18n/areas/identity'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import { PictureTile } from './PictureTile'
import { useIdentityForm, type Identity, type IdentityFilling } from './useIdentityForm'
import '@/features/session/parts/parts.scss'
import '../identity.scss'

interface Props {
  /** It was turned down before. */
  readonly again: boolean
  /** The kind of document that was sent then. */
  readonly document: NonNullable<Identity['submission']>['document'] | undefined
  readonly onSent: (identity?: Identity) => void
}

/** Who one is, the document with its pictures, and what may be added. */
export const IdentityFormView = ({ again, document, onSent }: Props) => {
  const { t } = useText()
  const filling = useIdentityForm(onSent, document)
  const { form, busy, problem, submit } = filling
  return (
    <View className="identity-form">
      <Text className="title-grad identity-form__head">{t('identity.about')}</Text>
      <Line filling={filling} field="name" max={120} />
      <Line filling={filling} field="idNumber" max={40} />
      <Document filling={filling} />
      <Text className="title-grad identity-form__head">
        {t('identity.account')}
        <Text className="identity-form__optional">{t('identity.optional')}</Text>
      </Text>
      <Line filling={filling} field="holder" max={120} />
      <Line filling={filling} field="cardNumber" max={40} digits />
      <Phone filling={filling} />
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(form.errors)} onClick={() => void submit()}>
        {t(busy ? 'identity.submitting' : again ? 'identity.submitAgain' : 'identity.submit')}
      </Button>
      <View className="identity-form__note">
        <Icon name="lock" size={16} />
        <Text className="grow">{t('identity.point_sealed')}</Text>
      </View>
    </View>
  )
}

interface PartProps {
  readonly filling: IdentityFilling
}

interface LineProps extends PartProps {
  readonly field: 'name' | 'idNumber' | 'holder' | 'cardNumber'
  readonly max: number
  readonly digits?: boolean
}

const Line = ({ filling: { form }, field, max, digits }: LineProps) => {
  const { t, problem } = useText()
  const wrong = form.errors[field]
  return (
    <Field
      label={t(`identity.${field}`)}
      showLabel
      placeholder={t(`identity.${field}Hint`)}
      kind={digits ? 'digits' : 'text'}
      autoComplete={field === 'name' ? 'name' : 'off'}
      maxLength={max}
      value={form.state[field]}
      error={wrong && problem(wrong)}
      onChange={(text) => form.change({ [field]: text })}
      onBlur={() => form.state[field] && form.leave(field)}
    />
  )
}

const Document = ({ filling: { form, front, back } }: PartProps) => {
  const { t } = useText()
  const { state, errors } = form
  return (
    <>
      <View>
        <View className="identity-form__label">{t('identity.document')}</View>
        <Chips
          label={t('identity.document')}
          choices={IDENTITY_DOCUMENTS.map((value) => ({ value, text: t(`identity.document_${value}`) }))}
          value={IDENTITY_DOCUMENTS.find((known) => known === state.document) ?? null}
          onChange={(document) => form.change({ document })}
        />
      </View>
      <View>
        <View className="identity-form__label">{t('identity.pictures')}</View>
        <View className="identity-form__sides">
          <PictureTile picture={front} error={errors.front} />
          <PictureTile picture={back} error={errors.back} />
        </View>
        <View className="identity-form__hint">{t('identity.picturesText', { size: MAX_PICTURE_MB })}</View>
      </View>
    </>
  )
}

const Phone = ({ filling: { form } }: PartProps) => {
  const { t, problem } = useText()
  const [open, setOpen] = useState(false)
  const { state, errors } = form
  const { code: region, dial: digits } = regionByCode(state.region) ?? REGIONS[0]
  const dial = `+${digits}`
  return (
    <>
      <Field
        label={t('identity.phone')}
        showLabel
        note={<Text className="text-3">{t('identity.optional')}</Text>}
        placeholder={t('session.phoneLabel')}
        kind="digits"
        autoComplete="tel-national"
        maxLength={20}
        before={
          <Tappable
            className="dial"
            label={`${t('session.region')} ${region} ${dial}`}
            onClick={() => setOpen(true)}
          >
            <Text>{dial}</Text>
            <Icon name="chevron" size={16} />
          </Tappable>
        }
        value={state.phone}
        error={errors.phone && problem(errors.phone)}
        onChange={(phone) => form.change({ phone })}
        onBlur={() => state.phone && form.leave('phone')}
      />
      <RegionSheet
        open={open}
        value={region}
        onPick={(picked) => form.change({ region: picked })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
