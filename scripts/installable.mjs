// Makes the built H5 app one that can be installed: its manifest, and its icons from the app's own logo.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const LOGO = join('src', 'assets', 'icons', 'logo.svg')
const TOKENS = join('src', 'styles', 'tokens.scss')
/** The logo's own side, in its own units. */
const LOGO_SIDE = 32

/** The icons; `share` is the logo's part of the side. A device may cut a maskable one down to its inner 80 %. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 0.84, purpose: 'any', clear: true },
  { file: 'icon-512.png', side: 512, share: 0.84, purpose: 'any', clear: true },
  { file: 'icon-maskable-512.png', side: 512, share: 0.56, purpose: 'maskable' },
]
/** iPhones know no manifest icon, round the corners themselves and show black where an icon is clear. */
const APPLE = { file: 'apple-touch-icon.png', side: 180, share: 0.68 }

/** The colour of every screen's ground. */
const ground = () => {
  const [, colour] = /--bg: (#[0-9a-f]{6});/.exec(readFileSync(TOKENS, 'utf8')) ?? []
  if (!colour) throw new Error(`${TOKENS} names no --bg`)
  return colour
}

/** The logo in the middle of a square, with few colours: it has no more. */
const draw = async ({ side, share, clear = false }, colour) => {
  const inner = Math.round(side * share)
  const input = await sharp(readFileSync(LOGO), { density: (72 * inner) / LOGO_SIDE })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = clear ? { r: 0, g: 0, b: 0, alpha: 0 } : colour
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input }])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** Every address is relative to the manifest's own: the app may lie below any path. */
const manifest = (colour) => ({
  id: './',
  name: 'Limelight',
  short_name: 'Limelight',
  description: 'Hold, move and trade digital currencies.',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  theme_color: colour,
  background_color: colour,
  categories: ['finance'],
  icons: ICONS.map(({ file, side, purpose }) => ({
    src: `static/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
})

/** Writes icons and manifest into the folder of a built H5 app; its page names both already. */
export const makeInstallable = async (folder) => {
  const colour = ground()
  mkdirSync(join(folder, 'static'), { recursive: true })
  for (const icon of [...ICONS, APPLE])
    writeFileSync(join(folder, 'static', icon.file), await draw(icon, colour))
  writeFileSync(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest(colour), null, 2)}\n`)
}
