import type * as Upload from '@/platform/upload'
import { loadMini } from './target'

type Adapter = typeof Upload

type Answer = { readonly status: number | string; readonly body: string } | { readonly fails: object }

interface Sent {
  readonly url: string
  readonly filePath: string
  readonly name?: string
  readonly fileName?: string
  readonly fileType?: string
  readonly header: Readonly<Record<string, string>>
  readonly formData: Readonly<Record<string, string>>
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

/** Both clients: a task that tells of its progress, and one outcome; Alipay calls the field of the file `fileName`. */
const client = (answer: Answer, sent: Sent[]): object => ({
  uploadFile: (call: Sent) => {
    sent.push(call)
    const hears: ((event: object) => void)[] = []
    queueMicrotask(() => {
      for (const progress of [40, 100]) hears.forEach((hear) => hear({ progress }))
      if ('fails' in answer) call.fail(answer.fails)
      else call.success({ statusCode: answer.status, data: answer.body })
    })
    return {
      onProgressUpdate: (hear: (event: object) => void) => void hears.push(hear),
      abort: () => undefined,
    }
  },
})

const TARGETS = [
  { target: 'weapp', field: 'name', status: 200 as number | string },
  { target: 'alipay', field: 'fileName', status: '200' as number | string },
] as const

describe.each(TARGETS)('a picture that is sent on $target', ({ target, field, status }) => {
  const send = (answer: Answer, onProgress?: (percent: number) => void) => {
    const sent: Sent[] = []
    const adapter = loadMini<Adapter & { readonly NoReply: unknown }>(target, 'upload', client(answer, sent))
    const reply = adapter.sendFile({
      url: 'https://line.example/api/picture',
      filePath: 'wxfile://tmp.png',
      fields: { side: 'front' },
      header: { token: 'secret' },
      timeout: 1_000,
      onProgress,
    })
    return { reply, sent }
  }

  it('is the field `file` of a form with its other fields', async () => {
    const { reply, sent } = send({ status, body: '{"code":0}' })
    expect(await reply).toEqual({ status: 200, data: { code: 0 } })
    expect(sent[0]?.[field]).toBe('file')
    expect(sent[0]).toMatchObject({
      url: 'https://line.example/api/picture',
      filePath: 'wxfile://tmp.png',
      fileType: 'image',
      formData: { side: 'front' },
      header: { token: 'secret' },
    })
  })

  it('tells how much of it is sent', async () => {
    const progress: number[] = []
    await send({ status, body: '{}' }, (percent) => progress.push(percent)).reply
    expect(progress).toEqual([40, 100])
  })

  it('brings null for a reply that is no JSON', async () => {
    expect(await send({ status, body: '<html>' }).reply).toEqual({ status: 200, data: null })
  })

  it.each([
    [{ errMsg: 'uploadFile:fail timeout' }, true],
    [{ error: 11, errorMessage: '上传超时' }, true],
    [{ errMsg: 'uploadFile:fail ' }, false],
    [{ error: 12, errorMessage: 'failed' }, false],
  ])('says why no reply came: %j', async (fails, timedOut) => {
    await expect(send({ fails }).reply).rejects.toMatchObject({ timedOut })
  })
})
