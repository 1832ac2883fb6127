import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of Linux' process accounting in a second. */
const TICKS = 100

interface Stat {
  name: string
  parent: number
  seconds: number
}

/** Of one process: its name, parent and CPU seconds so far; null when it is gone. */
const statOf = (pid: number): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [name, end] = [text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), text.lastIndexOf(')') + 2]
    const fields = text.slice(end).split(' ')
    return { name, parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS }
  } catch {
    return null
  }
}

/** CPU seconds so far of a process (Linux). */
export const cpuOf = (pid: number): number => statOf(pid)?.seconds ?? 0

/** CPU seconds so far of the children of a process that still run, such as the backends of a PostgreSQL. */
export const cpuOfChildren = (parent: number): number =>
  readdirSync('/proc')
    .map((entry) => statOf(Number(entry)))
    .reduce((sum, stat) => sum + (stat?.parent === parent ? stat.seconds : 0), 0)

/** CPU seconds so far of everything on the machine. */
export const cpuOfMachine = (): number => {
  const [, user, nice, system, , , irq, softIrq] = readFileSync('/proc/stat', 'utf8').split(/\s+/).map(Number)
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (softIrq ?? 0)) / TICKS
}
