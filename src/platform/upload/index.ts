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

/** The client ends what takes too long; this much later (ms) it is known that it does not. */
const GRACE = 1_000

/**
 * Taro in browsers waits without end for a picture that can be read no more. That is no fault of the line, which counts as
 * timed out only where the client says so.
 */
const ended = <T>(sent: Promise<T>, timeout: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoReply(false)), timeout + GRACE)
  })
  return Promise.race([sent, late]).finally(() => clearTimeout(timer))
}

/** Sends a file as the field `file` of a form. @throws NoReply when the network or the time limit ended it */
export const sendFile = async ({ fields, onProgress, ...upload }: WireUpload): Promise<WireReply> => {
  try {
    const task = Taro.uploadFile({ ...upload, ...KIND, name: 'file', formData: fields })
    if (onProgress) task.progress(({ progress }) => onProgress(progress))
    const reply = await ended(task, upload.timeout)
    // Alipay tells the status as a text.
    return { status: Number(reply.statusCode), data: parseBody(reply.data) }
  } catch (error) {
    throw new NoReply(isTimeout(error))
  }
}
