/** Looks again, every 20 ms, until something is so; the test's own time limits it. */
export const until = async (so: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 20))
}
