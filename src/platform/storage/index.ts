import Taro from '@tarojs/taro'

/** Small values kept on the device. A full or forbidden storage must not stop the app: reads give null, writes are lost. */
export const readStored = (key: string): unknown => {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return value === '' ? null : value
  } catch {
    return null
  }
}

export const writeStored = (key: string, value: unknown): void => {
  try {
    Taro.setStorageSync(key, value)
  } catch {
    // Kept in memory only.
  }
}

export const removeStored = (key: string): void => {
  try {
    Taro.removeStorageSync(key)
  } catch {
    // Was not kept either.
  }
}

/** Names of everything kept; none where storage is forbidden. */
export const storedKeys = (): readonly string[] => {
  try {
    return Taro.getStorageInfoSync().keys
  } catch {
    return []
  }
}
