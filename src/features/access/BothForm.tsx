import { View } from '@tarojs/components'
import { Button } from '@/components'
import { emptySecond, secondCode } from '@/features/session/forms/secondStep'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { SecondCodeField } from '@/features/session/parts/SecondCodeField'
import { bothErrors, PRESENT_FIELDS, SECOND_FIELDS } from './forms'
import { PresentField } from './PresentField'
import { useSubmit } from './useSubmit'
import './access.scss'

interface Props<T> {
  readonly action: string
  readonly danger?: boolean
  readonly send: (proof: { readonly password: string; readonly code: string }) => Promise<T>
  readonly onDone: (result: T) => void
}

/** Password and second code, for what weakens the account. */
export const BothForm = <T extends object>({ action, danger, send, onDone }: Props<T>) => {
  const { form, busy, problem, submit } = useSubmit({
    initial: { present: '', ...emptySecond },
    check: bothErrors,
    fields: { ...PRESENT_FIELDS, ...SECOND_FIELDS },
    send: (state) => send({ password: state.present, code: secondCode(state) }),
    done: onDone,
  })
  const { state, errors, change, leave } = form
  return (
    <View className="access access--inner">
      <PresentField state={state} error={errors.present} onChange={change} onBlur={() => leave('present')} />
      <SecondCodeField
        state={state}
        error={errors.code}
        onChange={change}
        onBlur={() => leave('code')}
        onEnter={submit}
      />
      {problem && <FormProblem problem={problem} />}
      <Button
        kind={danger ? 'danger' : 'primary'}
        testId="confirm-both"
        busy={busy}
        disabled={!isFine(errors)}
        onClick={submit}
      >
        {action}
      </Button>
    </View>
  )
}
