// The client asks for this component; the bar itself is drawn inside each page (features/shell/TabBar).
declare const Component: (options: object) => void

Component({})

export {}
