// Writes the pages of docs/ that are made from the code; with --check it only tells whether they are up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contractPage } from './contractPage'
import { operatorPage } from './operatorPage'

const PAGES = { 'docs/contract.md': contractPage(), 'docs/operator.md': operatorPage() }

const isSame = (file: string, page: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === page

if (process.argv.includes('--check')) {
  const old = Object.entries(PAGES).filter(([file, page]) => !isSame(file, page))
  for (const [file] of old) console.error(`${file} is out of date: run npm run docs`)
  process.exit(old.length === 0 ? 0 : 1)
}
for (const [file, page] of Object.entries(PAGES)) writeFileSync(file, page)
