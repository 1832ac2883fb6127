import { ScrollView, Text, View } from '@tarojs/components'
import Taro, {
  usePageScroll,
  usePullDownRefresh,
  stopPullDownRefresh,
  useDidHide,
  useDidShow,
} from '@tarojs/taro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { HEADER_OPACITY_SCROLL, SCREEN_DELAY, SCREEN_TIMEOUT, type AppProblem } from '@core/domain'
import { Empty, Problem, Skeleton, TimedOut, ToastLayer } from '@/components'
import { Install, UpdateNotice } from '@/features/update/UpdateNotice'
import { useText } from '@/i18n'
import { hasFirstScreen, leaveFirstScreen, setDocumentTitle } from '@/platform/document'
import { PrivacySheet } from '@/platform/privacy'
import { hideVendorTabBar } from '@/platform/tabBar'
import { setLostPart, useLostPart } from '@/stores/lostPart'
import { usePref } from '@/stores/preferences'
import { paletteClass } from '@/styles/palette'
import { FixedBar, Header } from './Header'
import { ConnectionBanner } from './ConnectionBanner'
import { firstScreenDrawn } from './firstScreen'
import { TabBar } from './TabBar'
import { replace } from './navigate'
import { HOME, isTab, tabArrived, type TabPage } from './tabs'
import './page.scss'

interface Props {
  /** Shown in the bar, centred; a tab page without one shows the wordmark. */
  readonly title?: string
  /** Set on pages that are a tab in some layout: shared header and tab bar there; else a fixed bar with a way back. */
  readonly tab?: TabPage
  /** Replaces the title in the middle of the fixed bar. */
  readonly middle?: ReactNode
  readonly right?: ReactNode
  /** Fixed below the content: totals and buttons. */
  readonly foot?: ReactNode
  /** Nothing can be shown yet. */
  readonly loading?: boolean
  /** Nothing can be shown, and why. */
  readonly problem?: AppProblem | undefined
  readonly onRetry?: () => void
  readonly onRefresh?: () => Promise<unknown>
  /** Warns while prices are old. */
  readonly live?: boolean
  readonly children: ReactNode
}

/** A screen: bar, content that fades in, loading after 200 ms, time-out after 60 s, toast layer. */
export const Page = (props: Props) => {
  const { title, foot } = props
  const tab = props.tab && isTab(props.tab) ? props.tab : undefined
  const { t } = useText()
  const palette = usePref('palette')
  const lessMotion = usePref('lessMotion')
  const opacity = useHeaderOpacity()
  const name = title ?? t('common.appName')
  useEffect(() => Taro.nextTick(firstScreenDrawn), [])
  useTitle(title ? `${title} · ${t('common.appName')}` : name)
  useDidShow(() => {
    if (!tab) return
    hideVendorTabBar()
    tabArrived(tab)
  })
  usePullDownRefresh(() => {
    void (props.onRefresh?.() ?? Promise.resolve()).finally(() => stopPullDownRefresh())
  })
  return (
    <View
      className={`page${tab ? ' page--tab' : ''}${foot ? ' page--foot' : ''}${lessMotion ? ' less-motion' : ''} ${paletteClass(palette)}`}
    >
      {tab ? (
        <Header title={title} middle={props.middle} opacity={opacity} right={props.right} />
      ) : (
        <FixedBar title={name} middle={props.middle} right={props.right} opacity={opacity} />
      )}
      {props.live && <ConnectionBanner />}
      <Content {...props} />
      {foot && <View className="page__foot">{foot}</View>}
      {tab && <TabBar current={tab} />}
      <LostPart />
      <UpdateNotice calm={tab === HOME} />
      <PrivacySheet />
      <ToastLayer />
    </View>
  )
}

/**
 * A page did not come. For lack of a network: the whole screen is the way to try again. Because a newer app has taken this
 * one's place: the way to the newer one.
 */
const LostPart = () => {
  const { t } = useText()
  const lost = useLostPart()
  if (!lost) return null
  const retry = (): void => {
    setLostPart(null)
    replace(lost.url)
  }
  return (
    <View className="page__lost">
      {lost.gone ? (
        <Empty
          icon="download"
          title={t('common.updateTitle')}
          text={t('common.partGone')}
          action={<Install text={t('common.reloadNow')} />}
        />
      ) : (
        <TimedOut onRetry={retry} />
      )}
    </View>
  )
}

const Content = ({ loading, problem, onRetry, children }: Props) => {
  const wait = useWait(Boolean(loading))
  const retry = (): void => onRetry?.()
  // What was there before the app does not fade in a second time.
  const [there] = useState(hasFirstScreen)
  useEffect(leaveFirstScreen, [])
  if (problem?.code === 'TIMED_OUT' || wait === 'timedOut') return <TimedOut onRetry={retry} />
  if (problem) return <Problem problem={problem} onRetry={retry} />
  if (loading) return <View className="pad">{wait === 'shown' && <Skeleton tall />}</View>
  return <View className={`page__content${there ? ' page__content--there' : ''}`}>{children}</View>
}

/** Short waits show nothing; from 200 ms on the skeleton; after 60 s the time-out. */
const useWait = (loading: boolean): 'none' | 'shown' | 'timedOut' => {
  const [state, setState] = useState<'none' | 'shown' | 'timedOut'>('none')
  useEffect(() => {
    setState('none')
    if (!loading) return undefined
    const show = setTimeout(() => setState('shown'), SCREEN_DELAY)
    const end = setTimeout(() => setState('timedOut'), SCREEN_TIMEOUT)
    return () => {
      clearTimeout(show)
      clearTimeout(end)
    }
  }, [loading])
  return state
}

/** Names the document after the page on screen; hidden tab pages render too when the language changes. */
const useTitle = (text: string): void => {
  const shown = useRef(true)
  useDidShow(() => {
    shown.current = true
    setDocumentTitle(text)
  })
  useDidHide(() => {
    shown.current = false
  })
  useEffect(() => {
    if (shown.current) setDocumentTitle(text)
  }, [text])
}

/** Opacity of the bar's ground: the scroll offset divided by 200. */
const useHeaderOpacity = (): number => {
  const [opacity, setOpacity] = useState(0)
  usePageScroll(({ scrollTop }) => setOpacity(Math.min(1, Math.max(0, scrollTop / HEADER_OPACITY_SCROLL))))
  return opacity
}

interface SectionProps {
  readonly title: string
  readonly right?: ReactNode
}

/** A section's title row. */
export const Section = ({ title, right }: SectionProps) => (
  <View className="section">
    <Text className="title-grad">{title}</Text>
    {right}
  </View>
)

/** A row that scrolls sideways without a bar. */
export const SideScroll = ({ children }: { readonly children: ReactNode }) => (
  <ScrollView scrollX enhanced showScrollbar={false} className="side-scroll">
    <View className="side-scroll__row">{children}</View>
  </ScrollView>
)
