/**
 * Waits for statements that were sent to one transaction together, in the order in which they were sent: the first that
 * failed is the reason, those behind it only say that the transaction is aborted.
 */
export const inOrder = async <T extends readonly unknown[]>(sent: {
  readonly [K in keyof T]: Promise<T[K]>
}): Promise<T> => {
  const settled = await Promise.allSettled(sent)
  const failed = settled.find((s) => s.status === 'rejected')
  if (failed) throw failed.reason
  return settled.map((s) => (s as PromiseFulfilledResult<unknown>).value) as unknown as T
}
