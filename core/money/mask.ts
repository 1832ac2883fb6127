/** Long secrets and addresses (20 characters or more) keep 6 leading and 6 trailing characters. */
export const maskMiddle = (text: string): string =>
  text.length >= 20 ? `${text.slice(0, 6)}…${text.slice(-6)}` : text

/** Cards show their last 4 digits. */
export const maskCard = (digits: string): string => `•••• ${digits.slice(-4)}`

/** Phones show 3 leading and 2 trailing digits. */
export const maskPhone = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 3)}${'*'.repeat(digits.length - 5)}${digits.slice(-2)}` : digits

/** E-mails show the first letter and the domain. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${email.slice(0, 1)}***${email.slice(at)}`
}
