/** @returns the name in small letters, its words and numbers parted by hyphens */
declare function kebabCase(text: string): string
export = kebabCase
