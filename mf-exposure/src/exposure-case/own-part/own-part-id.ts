/** Id of the viewer's part in the page. */
export const ownPartId = 'own-part'
