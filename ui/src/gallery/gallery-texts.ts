/** The texts of the area that shows the pictures, in the page's language. */
export interface GalleryTexts {
  /** Title of the viewer. */
  title: string
  /** Names a picture by its place, counted from 1. */
  imageOf: (number: number, all: number) => string
  zoomIn: string
  zoomOut: string
}
