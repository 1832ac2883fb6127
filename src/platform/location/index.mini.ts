import Taro from '@tarojs/taro'
import type { Place } from '@core/domain/places'
import { isRefused } from '@/platform/failure'
import type { ChosenPlace, Position } from './types'

export type { ChosenPlace, Position } from './types'

/** The client has a map of its own, to choose on and to show. */
export const hasMap = true

export const chooseOnMap = async (): Promise<ChosenPlace> => {
  try {
    const { name, address, latitude, longitude } = await Taro.chooseLocation({})
    const place = { name, address, latitude: Number(latitude), longitude: Number(longitude) }
    return { outcome: 'chosen', place }
  } catch (error) {
    return { outcome: isRefused(error) ? 'denied' : 'cancelled' }
  }
}

/** The map knows where the device is; nothing else asks for it. */
export const currentPosition = (): Promise<Position> => Promise.resolve({ outcome: 'unavailable' })

export const openOnMap = async (place: Place): Promise<boolean> => {
  try {
    await Taro.openLocation({ ...place, scale: 16 })
    return true
  } catch {
    return false
  }
}
