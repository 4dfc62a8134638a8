export { removeOldDrawings, removeOldDrawingsJob } from './drawings.ts'
export {
  describePicture,
  findPicture,
  type LibraryPicture,
  listPictures,
  missingPictures,
  PICTURES_A_PAGE,
  readPictures,
  refusePictureInUse,
  removePicture,
} from './library.ts'
export { pictureRoutes } from './picture-routes.ts'
export { refusalOf } from './receive-picture.ts'
export { uploadPicture } from './upload.ts'
