import Taro from '@tarojs/taro'
import { NoReply, type WireReply } from '@/platform/request'

export interface WireUpload {
  readonly url: string
  /** Where the picture lies, as the picker of pictures gave it. */
  readonly filePath: string
  readonly fields: Readonly<Record<string, string>>
  readonly header: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout: number
  /** Hears how much of it is sent, in per cent. */
  readonly onProgress?: ((percent: number) => void) | undefined
}

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends a file as the field `file` of a form. @throws NoReply when the network or the time limit ended it */
export const sendFile = async ({ fields, onProgress, ...upload }: WireUpload): Promise<WireReply> => {
  try {
    const task = Taro.uploadFile({ ...upload, name: 'file', formData: fields })
    if (onProgress) task.progress(({ progress }) => onProgress(progress))
    const reply = await task
    return { status: reply.statusCode, data: parsed(reply.data) }
  } catch (error) {
    const text = String((error as { errMsg?: string }).errMsg ?? '')
    throw new NoReply(/time ?out/i.test(text))
  }
}
