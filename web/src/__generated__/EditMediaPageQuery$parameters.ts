/**
 * @generated SignedSource<<14616d3d7f0e6ab4861c4436110ce8f8>>
 * @relayHash 2d04fc80a52e34588e50a48c7b69b19b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb90e436ba67bf20f4f393f4b5b14831a1f76b6a825c6c45c2572d1e83e7dc9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditMediaPageQuery } from './EditMediaPageQuery.graphql';

const node: PreloadableConcreteRequest<EditMediaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb90e436ba67bf20f4f393f4b5b14831a1f76b6a825c6c45c2572d1e83e7dc9d",
    "metadata": {},
    "name": "EditMediaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
