// Draws the scenes with Chromium frame by frame and writes server/content/media/<name>.mp4 and its poster <name>.jpg.
// Needs Chromium and ffmpeg: node scripts/videos/render.mjs [name …]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const HERE = dirname(fileURLToPath(import.meta.url))
const MEDIA = join(HERE, '../../server/content/media')
const FPS = 25
/** The moment that stands for a scene, in seconds. */
const POSTERS = { settlement: 25.6, ledger: 12.6, proof: 19.6 }

/** H.264 with the index in front, so that playing starts before all is loaded; without sound. */
const encoder = (file) =>
  spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-framerate',
      String(FPS),
      '-i',
      '-',
    ].concat(
      ['-vf', 'scale=960:540', '-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '27'],
      ['-preset', 'slow', '-tune', 'animation', '-g', '75', '-movflags', '+faststart', '-an', file],
    ),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )

const frameAt = async (page, name, t, quality) => {
  const url = await page.evaluate(
    ([scene, at, q]) => {
      window.drawAt(scene, at)
      return document.getElementById('stage').toDataURL('image/jpeg', q)
    },
    [name, t, quality],
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const render = async (page, name) => {
  const output = encoder(join(MEDIA, `${name}.mp4`))
  const ended = once(output, 'close')
  const frames = (await page.evaluate((scene) => window.secondsOf(scene), name)) * FPS
  for (let i = 0; i < frames; i += 1) {
    if (!output.stdin.write(await frameAt(page, name, i / FPS, 0.95))) await once(output.stdin, 'drain')
  }
  output.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  writeFileSync(join(MEDIA, `${name}.jpg`), await frameAt(page, name, POSTERS[name], 0.8))
}

mkdirSync(MEDIA, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
await page.goto(pathToFileURL(join(HERE, 'stage.html')).href)
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : Object.keys(POSTERS)) await render(page, name)
await browser.close()
