/**
 * @generated SignedSource<<8c8e4d88c60f13f100de8c2ba3906781>>
 * @relayHash 64445b48c67f47b1841add1c4a5472ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e4a1371f719937f8e0be9d3681f1652920501f7431f4407847a12d2c8409580

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e4a1371f719937f8e0be9d3681f1652920501f7431f4407847a12d2c8409580",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
