import { useEffect, useState } from 'react'
import { placePage, readCoordinate, type Coordinate, type Place } from '@core/domain/places'
import { goBack, replace } from '@/features/shell'
import { chooseOnMap, currentPosition, hasMap } from '@/platform/location'
import { givePlace } from './choosePlace'

type Typed = Readonly<Record<Coordinate | 'name', string>>
/** What became of asking the device. */
export type Trouble = 'denied' | 'unavailable' | null

const EMPTY: Typed = { latitude: '', longitude: '', name: '' }

/** Back to who asked, with the place; shown where nobody did. */
const hand = (place: Place): void => {
  if (givePlace(place)) goBack()
  else replace(placePage(place))
}

/** Coordinates from the device or by hand, and a name. */
export const useChooser = () => {
  const [typed, setTyped] = useState(EMPTY)
  const [left, setLeft] = useState<readonly Coordinate[]>([])
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  useEffect(() => () => void givePlace(null), [])
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
  const onMap = async (): Promise<void> => {
    const chosen = await chooseOnMap()
    if (chosen.outcome === 'chosen') hand(chosen.place)
    setTrouble(chosen.outcome === 'denied' ? 'denied' : null)
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
