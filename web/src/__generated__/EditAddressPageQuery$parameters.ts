/**
 * @generated SignedSource<<264dd7f9270a34960b08f6a1d5ffd9a7>>
 * @relayHash ea819ffc65042004bd00713300c22fdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 997c773170cd5c6cde19778f84363de01e74219f890b45eeca3bf93da3ac4dfd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditAddressPageQuery } from './EditAddressPageQuery.graphql';

const node: PreloadableConcreteRequest<EditAddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "997c773170cd5c6cde19778f84363de01e74219f890b45eeca3bf93da3ac4dfd",
    "metadata": {},
    "name": "EditAddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
