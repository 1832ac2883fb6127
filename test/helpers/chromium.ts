import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Chromium of this machine: CHROMIUM_PATH, one that the system has, playwright's own.
 * @throws when there is none
 */
export const chromiumPath = (): string => {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (!found) throw new Error('No Chromium here: install one (apt install chromium) or set CHROMIUM_PATH')
  return found
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
