/**
 * @generated SignedSource<<1d39e6b3328bd99e3f214cecf0689e80>>
 * @relayHash edce246fcb5fa6120f45ad234833295c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a351c532dc98e7f2c0372f659597f9543692ac8905b004d37b7950248f608560

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewVendorPageQuery } from './ViewVendorPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewVendorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a351c532dc98e7f2c0372f659597f9543692ac8905b004d37b7950248f608560",
    "metadata": {},
    "name": "ViewVendorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
