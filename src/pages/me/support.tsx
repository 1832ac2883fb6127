import { SupportPageView } from '@/features/support/SupportPageView'

/** Customer service. */
export default function SupportPage() {
  return <SupportPageView />
}
