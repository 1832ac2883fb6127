// Writes docs/contract.md from core/contract; with --check it only tells whether the page is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contractPage } from './contractPage'

const FILE = 'docs/contract.md'
const page = contractPage()

if (process.argv.includes('--check')) {
  const same = existsSync(FILE) && readFileSync(FILE, 'utf8') === page
  if (!same) console.error(`${FILE} is out of date: run npm run docs`)
  process.exit(same ? 0 : 1)
}
writeFileSync(FILE, page)
