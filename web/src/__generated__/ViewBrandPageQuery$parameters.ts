/**
 * @generated SignedSource<<fc3b3c5faa1ecd7382592a39273de5a5>>
 * @relayHash dc8b951b7981fced4014107a656336d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c7719faf9fa0e33cbd0b7b87659c4696b61dafb419e1fd62c0b2a4529033e6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c7719faf9fa0e33cbd0b7b87659c4696b61dafb419e1fd62c0b2a4529033e6d",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
