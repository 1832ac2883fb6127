/** Words of a video and when they are said, in seconds. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3}) --> (?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/

const secondsOf = (hours = '0', minutes = '0', seconds = '0', millis = '0'): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(millis) / 1_000

const cueOf = (block: string): Cue[] => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => TIMES.test(line))
  const [, h1, m1, s1, z1, h2, m2, s2, z2] = TIMES.exec(lines[at] ?? '') ?? []
  if (at < 0) return []
  const text = lines
    .slice(at + 1)
    .join(' ')
    .trim()
  return [{ from: secondsOf(h1, m1, s1, z1), to: secondsOf(h2, m2, s2, z2), text }]
}

/** Reads the cues of a WebVTT text; what is none is left out. */
export const parseCaptions = (vtt: string): Cue[] =>
  vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap(cueOf)

/** Index of the cue that is said at a moment; -1 between them. */
export const cueAt = (cues: readonly Cue[], seconds: number): number =>
  cues.findIndex(({ from, to }) => seconds >= from && seconds < to)

/** `0:05` */
export const clockOf = (seconds: number): string => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The picture that lies beside a video. */
export const posterOf = (address: string): string => address.replace(/\.\w+$/, '.jpg')
