import Taro from '@tarojs/taro'
import { isTimeout } from '@/platform/failure'
import { NoReply, parseBody, type WireReply } from '@/platform/request'

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

/** Alipay wants to know what kind of file it is; others do not look at it. */
const KIND: object = { fileType: 'image' }

/** Sends a file as the field `file` of a form. @throws NoReply when the network or the time limit ended it */
export const sendFile = async ({ fields, onProgress, ...upload }: WireUpload): Promise<WireReply> => {
  try {
    const task = Taro.uploadFile({ ...upload, ...KIND, name: 'file', formData: fields })
    if (onProgress) task.progress(({ progress }) => onProgress(progress))
    const reply = await task
    // Alipay tells the status as a text.
    return { status: Number(reply.statusCode), data: parseBody(reply.data) }
  } catch (error) {
    throw new NoReply(isTimeout(error))
  }
}
