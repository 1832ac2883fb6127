/** A device's storage and requests, in memory, in place of Taro. */
export const device = {
  stored: new Map<string, unknown>(),
  requests: [] as {
    url: string
    method: string
    data: Record<string, unknown>
    header: Record<string, string>
  }[],
  reply: (() => Promise.reject(new Error('no reply set'))) as () => Promise<{
    statusCode: number
    data: unknown
  }>,
}

export const taro = {
  __esModule: true,
  default: {
    getStorageSync: (key: string) => device.stored.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => device.stored.set(key, value),
    removeStorageSync: (key: string) => device.stored.delete(key),
    request: (request: (typeof device.requests)[number]) => {
      device.requests.push(request)
      return device.reply()
    },
  },
}
