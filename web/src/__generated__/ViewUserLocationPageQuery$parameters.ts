/**
 * @generated SignedSource<<81ecd24baad472087e4411ead5b14dac>>
 * @relayHash fac49016943769bcf19648d8053e88f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4427ca424564416c01c4f526c8be2cf9ae9c8a49a991560421e52c7d05c18c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserLocationPageQuery } from './ViewUserLocationPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserLocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4427ca424564416c01c4f526c8be2cf9ae9c8a49a991560421e52c7d05c18c4",
    "metadata": {},
    "name": "ViewUserLocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
