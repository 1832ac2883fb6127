export interface TurnRow {
  name: string
  /** Wall time in ms. */
  taken_at: string
  result: string | null
}

export interface TurnsTables {
  turns: TurnRow
}
