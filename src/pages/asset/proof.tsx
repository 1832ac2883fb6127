import { ProofView } from '@/features/liabilities/ProofView'
import { useProof } from '@/features/liabilities/useProof'
import { goLogin, Page } from '@/features/shell'
import { useHoldings } from '@/features/wallet/useHoldings'
import { Button } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/proof'
import { useLoggedIn } from '@/stores/session'

/** Proof of liabilities: all that is owed to users, and whether the own balances are counted in it. */
export default function ProofPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { holdings } = useHoldings()
  const proof = useProof()
  const { roots, busy } = proof
  const canCheck = roots !== undefined && roots.length > 0
  return (
    <Page
      title={t('proof.title')}
      loading={!roots && !proof.problem}
      problem={proof.problem}
      onRetry={() => void proof.reload()}
      onRefresh={proof.reload}
      foot={
        canCheck &&
        (loggedIn ? (
          <Button className="proof-check" busy={busy} testId="check" onClick={() => void proof.check()}>
            {t(busy ? 'proof.checking' : 'proof.check')}
          </Button>
        ) : (
          <Button className="proof-check" onClick={goLogin}>
            {t('proof.logIn')}
          </Button>
        ))
      }
    >
      <ProofView proof={proof} holdings={holdings} />
    </Page>
  )
}
