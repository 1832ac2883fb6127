export interface SecretMarkRow {
  /** Name of the setting that holds the secret. */
  name: string
  mark: string
}

export interface SecretMarksTables {
  secret_marks: SecretMarkRow
}
