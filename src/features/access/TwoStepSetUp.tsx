import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { call } from '@/api'
import { Button, CopyRow } from '@/components'
import { drawCode } from '@/features/picture/qr'
import { StillCanvas } from '@/features/picture/StillCanvas'
import { isFine } from '@/features/session/forms/errors'
import { emptySecond, secondCode } from '@/features/session/forms/secondStep'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { AppCodeField } from './AppCodeField'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import type { Surface } from '@/platform/canvas'
import { PRESENT_FIELDS, presentErrors, SECOND_FIELDS, secondErrors } from './forms'
import { PresentField } from './PresentField'
import { useSubmit } from './useSubmit'
import './access.scss'

export type Secret = ResponseOf<'ext.beginTwoStep'>

const POINTS = ['what', 'app', 'lost'] as const

/** What it is for, and the password that begins it. */
export const TwoStepIntro = ({ onBegun }: { readonly onBegun: (secret: Secret) => void }) => {
  const { t } = useText()
  const { form, busy, problem, submit } = useSubmit({
    initial: { present: '' },
    check: presentErrors,
    fields: PRESENT_FIELDS,
    send: ({ present }) => call('ext.beginTwoStep', { password: present }),
    done: onBegun,
  })
  const { state, errors, change, leave } = form
  return (
    <View className="pad access">
      <View className="card access__points">
        {POINTS.map((point) => (
          <Text key={point}>{t(`access.twoStep_${point}`)}</Text>
        ))}
      </View>
      <PresentField
        state={state}
        error={errors.present}
        onChange={change}
        onBlur={() => leave('present')}
        onEnter={submit}
      />
      {problem && <FormProblem problem={problem} />}
      <Button testId="begin-two-step" busy={busy} disabled={!isFine(errors)} onClick={submit}>
        {t('access.setUp')}
      </Button>
    </View>
  )
}

interface ScanProps {
  readonly secret: Secret
  readonly onConfirmed: (codes: readonly string[]) => void
}

/** The secret as a QR code and as text, and the first code that shows that the app has it. */
export const TwoStepScan = ({ secret, onConfirmed }: ScanProps) => {
  const { t } = useText()
  const { form, busy, problem, submit } = useSubmit({
    initial: emptySecond,
    check: secondErrors,
    fields: SECOND_FIELDS,
    send: (state) => call('ext.confirmTwoStep', { code: secondCode(state) }),
    done: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  const { state, errors, change, leave } = form
  const draw = useCallback(
    ({ context, width, dpr }: Surface) => drawCode(context, secret.uri, { x: 0, y: 0, size: width, dpr }),
    [secret.uri],
  )
  return (
    <View className="pad access">
      <Text className="text-2">{t('access.scanText')}</Text>
      <View className="access__qr">
        <StillCanvas id="two-step-code" className="access__qr-code" label={t('access.qrLabel')} draw={draw} />
      </View>
      <View data-testid="totp-secret">
        <CopyRow label={t('access.secret')} text={secret.secret} />
      </View>
      <AppCodeField
        value={state.totp}
        error={errors.code}
        onChange={(totp) => change({ totp })}
        onBlur={() => leave('code')}
        onEnter={submit}
      />
      {problem && <FormProblem problem={problem} />}
      <Button testId="confirm-two-step" busy={busy} disabled={!isFine(errors)} onClick={submit}>
        {t('access.turnOn')}
      </Button>
    </View>
  )
}
