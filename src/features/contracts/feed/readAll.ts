interface PageOf<T> {
  readonly list: readonly T[]
  readonly pages: number
}

/** Reads every page of a list; an item that moved to the next page meanwhile is taken once. */
export const readAll = async <T extends { readonly id: string }>(
  read: (pageNum: number) => Promise<PageOf<T>>,
): Promise<readonly T[]> => {
  const found = new Map<string, T>()
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const page = await read(pageNum)
    page.list.forEach((item) => found.set(item.id, item))
    pages = page.pages
  }
  return [...found.values()]
}
