/**
 * @generated SignedSource<<ad917454d30e362491b5d5a89039bead>>
 * @relayHash 05e3d599d3616fcdd35839ad4a11e868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae2fe21ee2b35ba1740f2d51a1bbf71e350802fa729c9d91cf8e7eb7e74cec33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae2fe21ee2b35ba1740f2d51a1bbf71e350802fa729c9d91cf8e7eb7e74cec33",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
