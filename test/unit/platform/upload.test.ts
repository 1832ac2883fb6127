import type * as Upload from '@/platform/upload'
import { loadMini, loadWeb, type MiniTarget } from './target'

type Adapter = typeof Upload & { readonly NoReply: unknown }

/** What the other end does with a picture. */
type Answer = { readonly status: number; readonly body: string } | 'nobody' | 'late'

/** A picture as it leaves the client. */
interface Sent {
  readonly url: string
  readonly token: string | undefined
  readonly fields: Readonly<Record<string, string>>
  /** Where it lay. */
  readonly file: string
  /** The form's field that it is. */
  readonly name: string | undefined
}

interface MiniCall {
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

interface Vendor {
  readonly nameOf: (call: MiniCall) => string | undefined
  readonly statusOf: (status: number) => number | string
  readonly failures: Readonly<Record<'nobody' | 'late', object>>
}

/** WeChat calls the field `name`, and says failures in words; Alipay `fileName`, a kind it wants to know, and numbers. */
const VENDORS: Readonly<Record<MiniTarget, Vendor>> = {
  weapp: {
    nameOf: ({ name }) => name,
    statusOf: (status) => status,
    failures: { nobody: { errMsg: 'uploadFile:fail ' }, late: { errMsg: 'uploadFile:fail timeout' } },
  },
  alipay: {
    nameOf: ({ fileName, fileType }) => (fileType === 'image' ? fileName : undefined),
    statusOf: String,
    failures: {
      nobody: { error: 12, errorMessage: 'failed' },
      late: { error: 11, errorMessage: '上传超时' },
    },
  },
}

const miniClient = (target: MiniTarget, answer: Answer, sent: Sent[]): object => ({
  uploadFile: (call: MiniCall) => {
    const { nameOf, statusOf, failures } = VENDORS[target]
    const { url, header, formData: fields, filePath: file } = call
    sent.push({ url, token: header.token, fields, file, name: nameOf(call) })
    const hears: ((event: object) => void)[] = []
    queueMicrotask(() => {
      for (const progress of [40, 100]) hears.forEach((hear) => hear({ progress }))
      if (typeof answer === 'string') call.fail(failures[answer])
      else call.success({ statusCode: statusOf(answer.status), data: answer.body })
    })
    return {
      onProgressUpdate: (hear: (event: object) => void) => void hears.push(hear),
      abort: () => undefined,
    }
  },
})

/** A browser reads the picture from its address first, where it can be read, and then posts the form. */
const browser = (answer: Answer | 'unread', sent: Sent[]): object => {
  /** A form that takes an address for the file which lies there. */
  class FakeForm extends Map<string, string> {
    append(name: string, value: string): void {
      this.set(name, value)
    }
  }
  class FakeRequest {
    status = 200
    response: unknown
    responseText = ''
    onload?: () => void
    onerror?: (event: object) => void
    readonly upload: { onprogress?: ((event: object) => void) | null } = {}
    private method = ''
    private url = ''
    private token: string | undefined
    open(method: string, url: string): void {
      Object.assign(this, { method, url })
    }
    setRequestHeader(name: string, value: string): void {
      if (name === 'token') this.token = value
    }
    abort(): void {
      // The time limit ended it.
    }
    send(form?: FakeForm): void {
      if (this.method === 'GET' && answer === 'unread') return void queueMicrotask(() => this.onerror?.({}))
      if (this.method === 'GET') this.response = this.url
      else if (form) this.post(form)
      if (this.method === 'GET' || typeof answer === 'object') queueMicrotask(() => this.onload?.())
      else if (answer === 'nobody') queueMicrotask(() => this.onerror?.({}))
    }
    private post(form: FakeForm): void {
      const [name, file = ''] = [...form].find(([key]) => key !== 'side') ?? []
      const fields = { side: form.get('side') ?? '' }
      sent.push({ url: this.url, token: this.token, fields, file, name })
      for (const loaded of [4, 10]) this.upload.onprogress?.({ loaded, total: 10 })
      if (typeof answer === 'object')
        Object.assign(this, { status: answer.status, responseText: answer.body })
    }
  }
  return { XMLHttpRequest: FakeRequest, FormData: FakeForm }
}

describe.each(['h5', 'weapp', 'alipay'] as const)('a picture that is sent on %s', (target) => {
  const send = (answer: Answer, onProgress?: (percent: number) => void) => {
    const sent: Sent[] = []
    const adapter: Adapter =
      target === 'h5'
        ? loadWeb<Adapter>('upload', browser(answer, sent)).adapter
        : loadMini<Adapter>(target, 'upload', miniClient(target, answer, sent))
    const reply = adapter.sendFile({
      url: 'https://line.example/api/picture',
      filePath: 'tmp://1.png',
      fields: { side: 'front' },
      header: { token: 'secret' },
      // Nobody answers what is late, so that the limit itself is what ends it.
      timeout: answer === 'late' ? 1 : 60_000,
      onProgress,
    })
    return { reply, sent }
  }

  it('is the field `file` of a form with its other fields', async () => {
    const { reply, sent } = send({ status: 200, body: '{"code":0}' })
    expect(await reply).toEqual({ status: 200, data: { code: 0 } })
    expect(sent).toEqual([
      {
        url: 'https://line.example/api/picture',
        token: 'secret',
        fields: { side: 'front' },
        file: 'tmp://1.png',
        name: 'file',
      },
    ])
  })

  it.each([413, 422, 503])('status %d is a reply like any other', async (status) => {
    expect(await send({ status, body: '{"code":-2}' }).reply).toEqual({ status, data: { code: -2 } })
  })

  it('tells how much of it is sent', async () => {
    const progress: number[] = []
    await send({ status: 200, body: '{}' }, (percent) => progress.push(percent)).reply
    expect(progress).toEqual([40, 100])
  })

  it('brings null for a reply that is no JSON', async () => {
    expect(await send({ status: 200, body: '<html>' }).reply).toEqual({ status: 200, data: null })
  })

  it.each([
    ['late', true],
    ['nobody', false],
  ] as const)('says why no reply came: %s', async (answer, timedOut) => {
    await expect(send(answer).reply).rejects.toMatchObject({ timedOut })
  })
})

describe('a picture that a browser can read no more', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is given up after the time limit, which is not the line’s', async () => {
    const { adapter } = loadWeb<Adapter>('upload', browser('unread', []))
    const ends: unknown[] = []
    adapter
      .sendFile({
        url: 'https://line.example',
        filePath: 'blob:gone',
        fields: {},
        header: {},
        timeout: 60_000,
      })
      .catch((error: { timedOut: boolean }) => ends.push(error.timedOut))
    await jest.advanceTimersByTimeAsync(60_999)
    expect(ends).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(ends).toEqual([false])
  })
})
