import Taro from '@tarojs/taro'

/** @returns whether the text is on the clipboard now */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}
