import { Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/person'

const KINDS = { none: 'plain', pending: 'warn', approved: 'lime', rejected: 'warn' } as const

const isState = (state: string): state is keyof typeof KINDS => Object.keys(KINDS).includes(state)

/** How far the real-name verification has got. */
export const IdentityTag = ({ state }: { readonly state: string }) => {
  const { t } = useText()
  const known = isState(state) ? state : 'none'
  return <Tag kind={KINDS[known]}>{t(`person.identity_${known}`)}</Tag>
}
