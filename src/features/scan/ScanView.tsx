import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { Button, Icon } from '@/components'
import { goBack } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/scan'
import '@/i18n/areas/scanner'
import type { Scanned } from '@/platform/scan'
import { giveScanned, isScanAwaited } from './scanCode'
import { useScanner, type CameraState } from './useScanner'
import './scan.scss'

const HOST = 'scan-camera'

/** The camera with a frame, and the way by a picture; what was read goes to who asked, and the screen goes back. */
export const ScanView = () => {
  const { t } = useText()
  const [text, setText] = useState<string | null>(null)
  const result = useRef<Scanned>({ outcome: 'cancelled' })
  const { state, noCode, again, read } = useScanner(HOST, (found) => {
    if (!isScanAwaited()) return setText(found)
    result.current = { outcome: 'scanned', text: found }
    goBack()
  })
  // Handed over once this screen is gone: who takes it may go on to another one.
  useEffect(() => () => giveScanned(result.current), [])
  const shown = state === 'starting' || state === 'running'
  return (
    <View className="pad scan">
      <View className={`scan__window${shown ? '' : ' scan__window--off'}`}>
        <View id={HOST} className="scan__camera" />
        {shown ? <View className="scan__frame" /> : <Icon name="scan" className="text-3" />}
      </View>
      <Words state={state} noCode={noCode} />
      {text !== null && (
        <View className="card scan__text">
          <View className="cap text-3">{t('scanner.found')}</View>
          <Text selectable>{text}</Text>
        </View>
      )}
      <Button kind={shown ? 'secondary' : 'primary'} testId="scan-picture" onClick={() => void read()}>
        {t('scanner.picture')}
      </Button>
      {!shown && (
        <Button kind="secondary" testId="scan-again" onClick={again}>
          {t('scanner.again')}
        </Button>
      )}
    </View>
  )
}

interface WordsProps {
  readonly state: CameraState
  readonly noCode: boolean
}

const WORDS = {
  starting: 'scanner.starting',
  running: 'scanner.aim',
  denied: 'scanner.denied',
  missing: 'scanner.noCamera',
  failed: 'scanner.noDecoder',
} as const

const Words = ({ state, noCode }: WordsProps) => {
  const { t } = useText()
  const wrong = noCode || state === 'failed'
  return (
    <View className="scan__words" ariaRole={wrong || state === 'denied' ? 'alert' : undefined}>
      {wrong && <View className="scan__failed">{t('scan.failed')}</View>}
      <Text className="text-2">{t(noCode ? 'scanner.noCode' : WORDS[state])}</Text>
    </View>
  )
}
