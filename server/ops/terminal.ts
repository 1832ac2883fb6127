import { toPlainText } from '@core/domain/plainText'

/**
 * What a command prints, whatever users have written into it: line ends are kept, all else that could draw on the
 * operator's screen or turn the text around is taken out.
 */
export const onTerminal = (text: string): string => text.split('\n').map(toPlainText).join('\n')
