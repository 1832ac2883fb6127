export * from './PalettePicker'
export * from './PaletteSheet'
