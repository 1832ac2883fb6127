import { useEffect, useRef, useState } from 'react'
import { placePage, readCoordinate, type Coordinate, type Place } from '@core/domain/places'
import { goBack, replace } from '@/features/shell'
import { chooseOnMap, currentPosition, hasMap } from '@/platform/location'
import { givePlace, isPlaceAwaited } from './choosePlace'

type Typed = Readonly<Record<Coordinate | 'name', string>>
/** What became of asking the device. */
export type Trouble = 'denied' | 'unavailable' | null

const EMPTY: Typed = { latitude: '', longitude: '', name: '' }

/** Coordinates from the device or by hand, and a name. */
export const useChooser = () => {
  const [typed, setTyped] = useState(EMPTY)
  const [left, setLeft] = useState<readonly Coordinate[]>([])
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const chosen = useRef<Place | null>(null)
  // Handed over once this screen is gone: who takes it may go on to another one.
  useEffect(() => () => givePlace(chosen.current), [])
  const valueOf = (which: Coordinate): number | null => readCoordinate(typed[which], which)
  const change = (patch: Partial<Typed>): void => setTyped((before) => ({ ...before, ...patch }))
  const leave = (which: Coordinate): void => setLeft((before) => [...before, which])

  const locate = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setTrouble(null)
    const position = await currentPosition()
    setBusy(false)
    if (position.outcome !== 'found') return setTrouble(position.outcome)
    change({ latitude: position.latitude.toFixed(6), longitude: position.longitude.toFixed(6) })
  }
  /** Back to who asked, with the place; shown where nobody did. */
  const hand = (place: Place): void => {
    if (!isPlaceAwaited()) return replace(placePage(place))
    chosen.current = place
    goBack()
  }
  const onMap = async (): Promise<void> => {
    const answer = await chooseOnMap()
    if (answer.outcome === 'chosen') hand(answer.place)
    setTrouble(answer.outcome === 'denied' ? 'denied' : null)
  }
  const use = (): void => {
    setLeft(['latitude', 'longitude'])
    const [latitude, longitude] = [valueOf('latitude'), valueOf('longitude')]
    if (latitude !== null && longitude !== null)
      hand({ latitude, longitude, name: typed.name.trim(), address: '' })
  }
  return {
    ...{ typed, busy, trouble, change, leave, use },
    isWrong: (which: Coordinate): boolean => left.includes(which) && valueOf(which) === null,
    ask: hasMap ? onMap : locate,
  }
}

export type Chooser = ReturnType<typeof useChooser>
