import type { AppProblem } from '@core/domain'
import { Button } from '@/components'
import { isFine } from '../forms/errors'
import type { Form } from '../forms/useForm'
import { FormProblem } from '../parts/FormProblem'
import { NewPasswordFields, type NewPassword } from '../register/NewPasswordFields'
import { OwnCodeField } from './OwnCodeField'
import type { OwnCode } from './useOwnCode'

/** The part of a form that ends in a new password and a code. */
type Ending = NewPassword & { readonly code: string }

interface Props {
  readonly form: Form<Ending, keyof Ending>
  readonly code: OwnCode
  /** What the password is called. */
  readonly label: string
  /** What concerns no single field. */
  readonly problem: AppProblem | null
  readonly busy: boolean
  readonly buttonText: string
  readonly onSubmit: () => void
}

/** How a form ends in which the owner of the account chooses another password: it, a code to the own contact, the button. */
export const NewPasswordWithCode = ({ form, code, label, problem, busy, buttonText, onSubmit }: Props) => {
  const { state, errors, change, leave } = form
  return (
    <>
      <NewPasswordFields form={form} label={label} onEnter={onSubmit} />
      <OwnCodeField
        code={code}
        value={state.code}
        error={errors.code}
        onChange={(text) => change({ code: text })}
        onBlur={() => leave('code')}
      />
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(errors)} onClick={onSubmit}>
        {buttonText}
      </Button>
    </>
  )
}
