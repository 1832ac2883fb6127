import { View } from '@tarojs/components'
import { IdentityFormView } from './form/IdentityFormView'
import type { Identity } from './form/useIdentityForm'
import { SentData } from './parts/SentData'
import { Approved, Intro, Pending, Rejected } from './parts/StateCard'
import './identity.scss'

interface Props {
  readonly identity: Identity
  readonly onSent: (identity?: Identity) => void
}

/** Where the verification stands, and what to do next. */
export const IdentityView = ({ identity: { state, needed, submission }, onSent }: Props) => {
  const asks = state === 'none' || state === 'rejected'
  return (
    <View className="pad identity">
      {state === 'none' && <Intro needed={needed} />}
      {state === 'pending' && <Pending />}
      {state === 'approved' && <Approved />}
      {state === 'rejected' && <Rejected submission={submission} />}
      {asks && (
        <IdentityFormView
          key={state}
          again={state === 'rejected'}
          document={submission?.document}
          onSent={onSent}
        />
      )}
      {!asks && submission && <SentData submission={submission} />}
    </View>
  )
}
